// The sandbox's books of card payments in memory.

import type {
  SandboxPayment,
  SandboxPaymentStore,
} from "../../server/ports/card-payments/sandbox-payment.ts";

export function makeMemoryPaymentStore(): SandboxPaymentStore {
  const books = new Map<string, SandboxPayment>();
  return {
    get: async (id) => structuredClone(books.get(id)),
    put: async (payment) => {
      if ((books.get(payment.id)?.version ?? 0) !== payment.version - 1) return false;
      books.set(payment.id, structuredClone(payment));
      return true;
    },
    listDue: async (now, limit) =>
      [...books.values()]
        .filter(({ nextDeliveryAt }) => nextDeliveryAt !== null && nextDeliveryAt <= now)
        .sort((one, other) => String(one.nextDeliveryAt).localeCompare(String(other.nextDeliveryAt)))
        .slice(0, limit)
        .map((payment) => structuredClone(payment)),
    listOfCustomer: async (customerId) =>
      [...books.values()]
        .filter((payment) => payment.customerId === customerId)
        .map((payment) => structuredClone(payment)),
  };
}
