// The id that goes with each mutation, and how long it is kept: until the server has answered for it.

/** Also the server's idempotency key: the same id with the same input is never done twice. */
export function newMutationId(): string {
  return crypto.randomUUID();
}

export type MutationIds = {
  /** The id for this input: the same one again while no answer has come for it. */
  idFor(input: unknown): string;
  /** The server has decided: the next call is a new one, whatever its input. */
  answered(): void;
};

/** Keeps the id of one call over its retries, so that pressing Save again after a lost answer does nothing twice. */
export function createMutationIds(makeId: () => string = newMutationId): MutationIds {
  const open = { input: "", id: "" };

  return {
    idFor(input) {
      const text = JSON.stringify(input);
      if (open.id === "" || open.input !== text) Object.assign(open, { input: text, id: makeId() });
      return open.id;
    },
    answered() {
      Object.assign(open, { input: "", id: "" });
    },
  };
}
