// On a client's page, for the provider's administrators: the way to act for it.

import { lazy, Suspense, useState } from "react";
import type { ClientRowFragment } from "../../../../api/generated/graphql.ts";
import { Button } from "../../../../ui/button.tsx";
import { ACTING_WORDS as WORDS } from "../acting-words.ts";

/** Asked for by few who read the page. */
const BeginDialog = lazy(async () => ({
  default: (await import("../begin-acting-dialog.tsx")).BeginActingDialog,
}));

export function ActForClientButton({ client }: { readonly client: ClientRowFragment }) {
  const [isAsking, setAsking] = useState(false);
  if (!client.capabilities.includes("CAN_ACT_FOR")) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{WORDS.begin}</Button>
      {isAsking && (
        <Suspense>
          <BeginDialog client={client} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
