// Where an administrator closes the organisation: at the end of its settings.

import { lazy, Suspense, useState } from "react";
import { useSession } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { CLOSING_WORDS as WORDS } from "../closing-words.ts";

const CloseDialog = lazy(async () => ({
  default: (await import("./close-organisation-dialog.tsx")).CloseOrganisationDialog,
}));

type CardProps = { readonly organisation: { readonly id: string; readonly name: string } };

export function CloseOrganisationCard({ organisation }: CardProps) {
  const [isAsking, setAsking] = useState(false);
  const { reload } = useSession();
  const go = useGo();
  return (
    <Card
      heading={WORDS.heading}
      action={
        <Button size="small" variant="danger-quiet" onClick={() => setAsking(true)}>
          {WORDS.action}
        </Button>
      }
    >
      <CardBody isBelowHeading>
        <p className="text-body text-ink-2">{WORDS.card}</p>
      </CardBody>
      {isAsking && (
        <Suspense>
          <CloseDialog
            organisation={organisation}
            isStaff={false}
            onClosed={async () => {
              await reload();
              go(paths.home());
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
