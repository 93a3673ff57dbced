// What the link in an invitation's mail opens: who invites, and the way on by signing up or signing in.

import { MEMBER_ROLE_LABELS } from "@bondline/domain/people/organisations/organisation.ts";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useQuery } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import type { InvitationSeenFragment } from "../../../../api/generated/graphql.ts";
import { AccountFrame } from "../account-frame.tsx";
import { INVITATION_WORDS } from "../public/invitation-words.ts";
import { InvitationWays, Looking, NoInvitation, NotFound } from "./invitation-frames.tsx";
import { InvitationByCodeDocument } from "./invitation-operations.ts";
import { IS_OPEN, invitedCodeIn, isToRecord } from "./invited-code.ts";
import { InvitedToRecord } from "./invited-to-record.tsx";

const WORDS = INVITATION_WORDS.invite;
const SHOWN_IN_PLACE = { handledByScreen: true };

export function InviteScreen() {
  const search = useSearch({ strict: false });
  const [{ code, toRecord }] = useState({ code: invitedCodeIn(search), toRecord: isToRecord(search) });
  return toRecord ? <InvitedToRecord code={code} /> : <InvitedToOrganisation code={code} />;
}

function InvitedToOrganisation({ code }: { readonly code: string }) {
  const [{ data, error, fetching }, read] = useQuery({
    query: InvitationByCodeDocument,
    variables: { code },
    context: SHOWN_IN_PLACE,
  });

  if (data !== undefined) return <Invited invitation={data.invitation} />;
  if (fetching || error === undefined) return <Looking />;
  return <NotFound failure={failureOf(error)} onRetry={() => read()} />;
}

function Invited({ invitation }: { readonly invitation: InvitationSeenFragment }) {
  const { invitedTo, role, email, status } = invitation;
  if (!IS_OPEN[status])
    return <NoInvitation title={INVITATION_WORDS.invalid} sentence={INVITATION_WORDS.invalidSentence} />;

  return (
    <AccountFrame
      title={WORDS.title(invitedTo)}
      sentence={WORDS.sentence({ organisation: invitedTo, role: MEMBER_ROLE_LABELS[role] })}
    >
      <div className="space-y-4">
        <InvitationWays email={email} />
      </div>
    </AccountFrame>
  );
}
