// Payments and refunds that wait at the desk, read again whenever a draft has changed.

import { useEffect, useState } from "react";
import { useClient } from "urql";
import type { StaffMoneyQuery } from "../../../api/generated/graphql.ts";
import { useConnection } from "../../../app/connection.ts";
import { StaffMoney } from "./staff-queue-operations.ts";

/** So that much waiting money leaves room for the queue, until all of it is asked for. */
const FEW = 3;
export const ALL_MONEY_MAX = 100;

export type WaitingMoney = {
  money: StaffMoneyQuery | undefined;
  hasFailed: boolean;
  showAll: () => void;
  retry: () => void;
};

export function useWaitingMoney(revision: number): WaitingMoney {
  const client = useClient();
  const { comebacks } = useConnection();
  const [money, setMoney] = useState<StaffMoneyQuery>();
  const [hasFailed, setHasFailed] = useState(false);
  const [first, setFirst] = useState(FEW);
  const [attempt, setAttempt] = useState(0);

  useEffect(
    function readMoney() {
      void [revision, comebacks, attempt];
      let isCurrent = true;
      void client
        .query(StaffMoney, { first }, { handledByScreen: true })
        .toPromise()
        .then(({ data }) => {
          if (!isCurrent) return;
          setHasFailed(!data);
          if (data) setMoney(data);
        });
      return () => {
        isCurrent = false;
      };
    },
    [client, first, revision, comebacks, attempt],
  );

  return {
    money,
    hasFailed,
    showAll: () => setFirst(ALL_MONEY_MAX),
    retry: () => setAttempt((count) => count + 1),
  };
}
