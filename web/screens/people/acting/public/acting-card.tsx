// What an organisation's administrators read of who acted for it, and where they allow or forbid it.

import { lazy, Suspense, useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { ActingPermissionDocument } from "../acting-operations.ts";
import { ACTING_WORDS as WORDS } from "../acting-words.ts";

const ActingList = lazy(async () => ({ default: (await import("../acting-list.tsx")).ActingList }));

type CardProps = {
  readonly organisation: { readonly id: string; readonly version: number; readonly allowsActing: boolean };
  readonly onChanged: () => void;
};

export function ActingCard({ organisation: { id, version, allowsActing }, onChanged }: CardProps) {
  const [isAsking, setAsking] = useState(false);
  const { send, sending } = useCommand(ActingPermissionDocument);
  const change = async () => {
    const answer = await send({ id, version, allowsActing: !allowsActing });
    setAsking(false);
    if (answer.ok) notify({ tone: "ok", title: allowsActing ? WORDS.nowForbidden : WORDS.nowAllowed });
    onChanged();
  };
  return (
    <Card
      heading={WORDS.heading}
      action={
        <Button
          size="small"
          isLoading={sending && !isAsking}
          onClick={() => (allowsActing ? setAsking(true) : void change())}
        >
          {allowsActing ? WORDS.forbid : WORDS.allow}
        </Button>
      }
    >
      <CardBody isBelowHeading>
        <p className="text-body text-ink-2">{allowsActing ? WORDS.allowed : WORDS.forbidden}</p>
      </CardBody>
      <Suspense>
        {/* Forbidding ends what goes on, so the list is read anew. */}
        <ActingList key={String(allowsActing)} organisationId={id} />
      </Suspense>
      {isAsking && (
        <ConfirmDialog
          title={WORDS.forbidTitle}
          sentence={WORDS.forbidSentence}
          confirmLabel={WORDS.forbid}
          isLoading={sending}
          onConfirm={change}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
