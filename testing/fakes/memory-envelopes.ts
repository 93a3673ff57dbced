// The e-signature sandbox's books in memory.

import type {
  SandboxEnvelope,
  SandboxEnvelopeStore,
} from "../../server/ports/e-signatures/sandbox-envelope.ts";

export function makeMemoryEnvelopeStore(): SandboxEnvelopeStore {
  const books = new Map<string, SandboxEnvelope>();
  const find = (isMeant: (envelope: SandboxEnvelope) => boolean) =>
    structuredClone([...books.values()].find(isMeant));
  return {
    get: async (id) => structuredClone(books.get(id)),
    findByReference: async (externalId) => find((each) => each.externalId === externalId),
    findByToken: async (token) => find(({ recipients }) => recipients.some((each) => each.token === token)),
    put: async (envelope) => {
      if ((books.get(envelope.id)?.version ?? 0) !== envelope.version - 1) return false;
      books.set(envelope.id, structuredClone(envelope));
      return true;
    },
    remove: async (id) => {
      books.delete(id);
    },
  };
}
