// Under a document's parties: where each detail comes from and who confirmed them, read when it is opened.

import { lazy, Suspense, useState } from "react";
import { CardBody } from "../../../../ui/card.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import type { PartySourceListProps } from "./party-source-list.tsx";

const WORDS = { open: "Where these details come from" } as const;

const PartySourceList = lazy(async () => {
  const { PartySourceList: component } = await import("./party-source-list.tsx");
  return { default: component };
});

export function PartySources(props: PartySourceListProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <div className="border-t border-line pt-3">
      <CardBody isBelowHeading>
        <Disclosure label={WORDS.open} onOpen={() => setOpened(true)}>
          {isOpened && (
            <Suspense>
              <PartySourceList {...props} />
            </Suspense>
          )}
        </Disclosure>
      </CardBody>
    </div>
  );
}
