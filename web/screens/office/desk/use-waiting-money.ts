// Payments and refunds that wait at the desk, the first few of each kind until all are asked for; read again whenever a draft has changed.

import { useState } from "react";
import type { StaffMoneyQuery } from "../../../api/generated/graphql.ts";
import { useConnection } from "../../../app/connection.ts";
import { useRead } from "../../../app/use-read.ts";
import { StaffMoney } from "./staff-queue-operations.ts";

/** So that much waiting money leaves room for the queue, until all of it is asked for. */
const FEW = 3;
export const ALL_MONEY_MAX = 100;

type WaitingMoney = {
  readonly money: StaffMoneyQuery | undefined;
  readonly hasFailed: boolean;
  readonly showAll: () => void;
  readonly retry: () => void;
};

export function useWaitingMoney(revision: number): WaitingMoney {
  const { catchUps } = useConnection();
  const [first, setFirst] = useState(FEW);
  const dependsOn = `${revision} ${catchUps}`;
  const { data, failure, readAgain } = useRead(StaffMoney, { first }, { dependsOn });
  return {
    money: data,
    hasFailed: failure !== undefined,
    showAll: () => setFirst(ALL_MONEY_MAX),
    retry: readAgain,
  };
}
