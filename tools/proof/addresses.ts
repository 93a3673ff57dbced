// The proofs of addresses as rows: what the client takes for one of its own, and what people type for theirs.

import { FIELD_PROOFS } from "../../domain/values/fields/field-proofs.ts";
import { NEXT_PATH_PROOFS } from "../../web/app/next-path-proofs.ts";
import { rowOf } from "./money-and-time.ts";
import { isWanted, type ProofGroup } from "./proof-group.ts";

export const ADDRESSES: ProofGroup = {
  title: "Addresses",
  *run({ cases, seed, filters }) {
    for (const proof of [...NEXT_PATH_PROOFS, ...FIELD_PROOFS].filter(({ name }) => isWanted(name, filters)))
      yield rowOf(proof, { cases, seed });
  },
};
