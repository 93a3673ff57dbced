// Asks the business register for several numbers at once, each only once while the page is open.

import { useEffect, useMemo, useState } from "react";
import { useClient } from "urql";
import { useConfiguration } from "../../../../app/configuration.ts";
import { askRegister, NOTHING_ASKED, type RegisterAnswer } from "./use-registered-business.ts";

/** By the digits of a number. */
export type RegisterAnswers = (number: string) => RegisterAnswer;

export function useRegisteredBusinesses(numbers: readonly string[]): RegisterAnswers {
  const client = useClient();
  const { businessRegister } = useConfiguration();
  const [held, setHeld] = useState<ReadonlyMap<string, RegisterAnswer>>(new Map());
  const wanted = businessRegister ? [...new Set(numbers)].toSorted().join(" ") : "";

  useEffect(
    function askForEach() {
      let isStale = false;
      for (const number of wanted.split(" ").filter(Boolean))
        void askRegister(client, number).then((answer) => {
          if (!isStale) setHeld((before) => new Map(before).set(number, answer));
        });
      return () => {
        isStale = true;
      };
    },
    [client, wanted],
  );

  return useMemo(
    () => (number) => (businessRegister ? (held.get(number) ?? { state: "ASKING" }) : NOTHING_ASKED),
    [businessRegister, held],
  );
}
