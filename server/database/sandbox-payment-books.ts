// Where the payment sandbox keeps its books: a table of its own, which nothing of the product reads.

import type { SandboxPayment, SandboxPaymentStore } from "../ports/card-payments/sandbox-payment.ts";
import type { Pool } from "./connect.ts";

export function makeSandboxPaymentStore(pool: Pool): SandboxPaymentStore {
  return {
    get: async (id) => {
      const { rows } = await pool.query<{ state: SandboxPayment }>(
        "select state from sandbox_payment where id = $1",
        [id],
      );
      return rows[0]?.state;
    },
    put: async (payment) => {
      const values = [payment.id, payment.version, JSON.stringify(payment), payment.nextDeliveryAt];
      const { rowCount } = await pool.query(payment.version === 1 ? INSERT : UPDATE, values);
      return rowCount === 1;
    },
    listDue: async (now, limit) => {
      const { rows } = await pool.query<{ state: SandboxPayment }>(
        "select state from sandbox_payment where next_delivery_at <= $1 order by next_delivery_at limit $2",
        [now, limit],
      );
      return rows.map(({ state }) => state);
    },
    listOfCustomer: async (customerId) => {
      const { rows } = await pool.query<{ state: SandboxPayment }>(
        "select state from sandbox_payment where state ->> 'customerId' = $1 order by id",
        [customerId],
      );
      return rows.map(({ state }) => state);
    },
  };
}

const INSERT =
  "insert into sandbox_payment (id, version, state, next_delivery_at) values ($1, $2, $3, $4) on conflict (id) do nothing";
const UPDATE =
  "update sandbox_payment set version = $2, state = $3, next_delivery_at = $4 where id = $1 and version = $2 - 1";
