// The identity sandbox's books in memory.

import type {
  SandboxVerification,
  SandboxVerificationStore,
} from "../../server/ports/identity-verification/sandbox-verification.ts";

export function makeMemoryVerificationStore(): SandboxVerificationStore {
  const books = new Map<string, SandboxVerification>();
  return {
    get: async (id) => structuredClone(books.get(id)),
    findByToken: async (token) => structuredClone([...books.values()].find((each) => each.token === token)),
    put: async (verification) => {
      if ((books.get(verification.id)?.version ?? 0) !== verification.version - 1) return false;
      books.set(verification.id, structuredClone(verification));
      return true;
    },
  };
}
