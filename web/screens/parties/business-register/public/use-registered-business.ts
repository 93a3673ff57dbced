// Asks the business register for the number that stands in a field, once it is whole and no key has been pressed for a moment.

import { abnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { useEffect, useState } from "react";
import { type Client, useClient } from "urql";
import type {
  BusinessLookupOutcome,
  RegisteredBusinessFieldsFragment,
} from "../../../../api/generated/graphql.ts";
import { useConfiguration } from "../../../../app/configuration.ts";
import { SETTLE_MS } from "../../../../app/use-settled-text.ts";
import { BusinessByAbnDocument } from "../business-operations.ts";

/** NOTHING_ASKED: no whole number stands there, or there is no register. */
export type RegisterAnswer = {
  readonly state: BusinessLookupOutcome | "NOTHING_ASKED" | "ASKING";
  readonly business?: RegisteredBusinessFieldsFragment | undefined;
};

type Held = RegisterAnswer & { readonly number: string };

export const NOTHING_ASKED: RegisterAnswer = { state: "NOTHING_ASKED" };
const ASKING: RegisterAnswer = { state: "ASKING" };

export function useRegisteredBusiness(typed: string): RegisterAnswer {
  const client = useClient();
  const { businessRegister } = useConfiguration();
  const [held, setHeld] = useState<Held>();
  const validated = abnOrAcn(typed);
  const number = businessRegister && validated.ok ? validated.value : undefined;

  useEffect(
    function askWhenSettled() {
      if (number === undefined) return;
      let isStale = false;
      const ask = async () => {
        const answer = await askRegister(client, number);
        if (!isStale) setHeld({ number, ...answer });
      };
      const timer = setTimeout(() => void ask(), SETTLE_MS);
      return () => {
        isStale = true;
        clearTimeout(timer);
      };
    },
    [client, number],
  );

  if (number === undefined) return NOTHING_ASKED;
  return held?.number === number ? held : ASKING;
}

/** Any failure means the same here: the register did not answer. */
export async function askRegister(client: Client, number: string): Promise<RegisterAnswer> {
  const { data } = await client
    .query(BusinessByAbnDocument, { abn: number }, { handledByScreen: true })
    .toPromise();
  const { outcome, business } = data?.businessByAbn ?? { outcome: "UNAVAILABLE", business: null };
  return { state: outcome, business: business ?? undefined };
}
