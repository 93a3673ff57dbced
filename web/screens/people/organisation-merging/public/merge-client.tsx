// On a client's page: that it may be entered twice, that a merge waits, into which one it was merged, and the way to merge it.

import { lazy, Suspense, useState } from "react";
import type { ClientPageQuery } from "../../../../api/generated/graphql.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { MERGING_WORDS as WORDS } from "../merging-words.ts";

/** Asked for by few who read the page. */
const MergeDialog = lazy(async () => ({
  default: (await import("./merge-dialog.tsx")).MergeDialog,
}));

type ClientProps = { readonly client: ClientPageQuery["client"]; readonly onChanged: () => void };

export function MergeClientButton({ client, onChanged }: ClientProps) {
  const [isAsking, setAsking] = useState(false);
  if (!client.capabilities.includes("CAN_MERGE")) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{WORDS.action}</Button>
      {isAsking && (
        <Suspense>
          <MergeDialog
            client={client}
            twins={client.twins}
            onProposed={onChanged}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Nothing of a client that has no double and was not merged. */
export function MergeNotice({ client }: Pick<ClientProps, "client">) {
  const { mergedIntoId, mergedIntoName, waitingMergeId, twins, closedAt, closingReason } = client;
  if (mergedIntoId !== null && mergedIntoName !== null && closedAt !== null)
    return (
      <Notice
        tone="info"
        title={WORDS.mergedOn(exactDate(closedAt))}
        action={
          <LinkButton size="small" href={paths.staffClient({ organisationId: mergedIntoId })}>
            {WORDS.open(mergedIntoName)}
          </LinkButton>
        }
      >
        {closingReason}
      </Notice>
    );
  if (waitingMergeId !== null)
    return (
      <Notice
        tone="warn"
        title={WORDS.waiting}
        action={
          <LinkButton size="small" href={paths.staffChanges()}>
            {WORDS.look}
          </LinkButton>
        }
      >
        {WORDS.waitingSentence}
      </Notice>
    );
  if (closedAt !== null || twins.length === 0) return null;
  return (
    <Notice tone="info" title={WORDS.twins}>
      <p>{WORDS.twinsSentence}</p>
      <ul>
        {twins.map(({ id, name }) => (
          <li key={id}>
            <TextLink href={paths.staffClient({ organisationId: id })}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
