// Types and documents for every operation of the client, generated from the contract in schema.graphql.

import type { CodegenConfig } from "@graphql-codegen/cli";
import { RECORD_FRAGMENTS } from "./record-fragments.ts";

const config: CodegenConfig = {
  schema: "../schema.graphql",
  documents: ["{app,screens}/**/*-operations.ts", ...RECORD_FRAGMENTS],
  importExtension: ".ts",
  ignoreNoDocuments: true,
  generates: {
    "api/generated/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        // Amounts, days and instants travel as text and are never made into numbers or Date objects here.
        scalars: { ID: "string", Decimal: "string", Date: "string", DateTime: "string" },
        strictScalars: true,
        defaultScalarType: "unknown",
      },
    },
  },
};

export default config;
