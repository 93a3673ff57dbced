// Gates on what is written from code: the printed contract must be what the server's code says.
import fs from "node:fs";
import path from "node:path";
import { ensureClientTypes } from "../set-up/client-types.mjs";
import { complaintsOf, driftOf, typeComplaintsOf } from "./command-gates.ts";
import type { Gate } from "./gate.ts";

const PRINTER = "server/graphql/print-schema.ts";

export const SCHEMA_GATE: Gate = {
  name: "schema.graphql is what the server says",
  findings: (root) => {
    if (!fs.existsSync(path.join(root, PRINTER)))
      return [`${PRINTER} is missing, so schema.graphql cannot be compared with the code`];
    return driftOf(root, "schema.graphql", () => complaintsOf(root, [PRINTER]), "npm run schema");
  },
};

/** Who may read a field is said when the field comes, not found out by the first run of all tests. */
export const ACCESS_MATRIX_GATE: Gate = {
  name: "every operation and field has its rule in the access matrix",
  findings: (root) => complaintsOf(root, ["testing/print-access-matrix.ts", "--check"]),
};

/** The client's types are made anew from the contract before they are checked, so that they cannot lag behind it. */
export const CLIENT_TYPES_GATE: Gate = {
  name: "types of web",
  findings: async (root) => {
    await ensureClientTypes(process.execPath, root);
    return typeComplaintsOf(root, "web");
  },
};

export const CONTRACT_GATES: Gate[] = [SCHEMA_GATE, ACCESS_MATRIX_GATE, CLIENT_TYPES_GATE];
