// What the link in an invitation to one draft or document opens: who invites to what, and the way on by signing up or signing in.

import { DRAFT_ROLE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { useQuery } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import type { InvitedToRecordQuery } from "../../../../api/generated/graphql.ts";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { INVITATION_WORDS } from "../public/invitation-words.ts";
import { InvitationWays, Looking, NoInvitation, NotFound } from "./invitation-frames.tsx";
import { InvitedToRecordDocument } from "./invitation-operations.ts";
import { IS_OPEN } from "./invited-code.ts";

const WORDS = INVITATION_WORDS.toRecord;
const SHOWN_IN_PLACE = { handledByScreen: true };

export function InvitedToRecord({ code }: { readonly code: string }) {
  const [{ data, error, fetching }, read] = useQuery({
    query: InvitedToRecordDocument,
    variables: { code },
    context: SHOWN_IN_PLACE,
  });
  if (data !== undefined) return <Invited invitation={data.collaboratorInvitation} />;
  if (fetching || error === undefined) return <Looking />;
  return <NotFound failure={failureOf(error)} onRetry={() => read()} />;
}

type Invitation = InvitedToRecordQuery["collaboratorInvitation"];

function Invited({ invitation }: { readonly invitation: Invitation }) {
  const { status, invitedBy, roles, emailAddress } = invitation;
  if (!IS_OPEN[status])
    return <NoInvitation title={INVITATION_WORDS.invalid} sentence={INVITATION_WORDS.invalidSentence} />;

  return (
    <AccountFrame {...frameOf(invitation)}>
      <div className="space-y-4">
        <DefinitionList
          items={[
            { term: WORDS.invitedBy, value: invitedBy },
            { term: WORDS.role, value: roles.map((role) => DRAFT_ROLE_TEXT[role]).join(", ") },
          ]}
        />
        <InvitationWays email={emailAddress} />
      </div>
    </AccountFrame>
  );
}

function frameOf({ documentCount, documentVariant, isToDraft, organisationName }: Invitation) {
  if (documentCount > 1)
    return {
      title: WORDS.titleOfSeveral(documentCount),
      sentence: WORDS.sentenceOfSeveral(organisationName, documentCount),
    };
  const what = WORDS.what(PROCESS_TYPE_TEXT[documentVariant].toLowerCase(), isToDraft);
  return { title: WORDS.title(what), sentence: WORDS.sentence(organisationName, what) };
}
