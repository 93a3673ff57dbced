// Live updates of an import: how far it has come, and how it ended.

import { builder } from "../../../graphql/builder.ts";
import { live } from "../../../graphql/live.ts";
import { accessImport } from "./import-access.ts";
import type { ImportJob } from "./import-record.ts";
import { ImportJobRef } from "./import-schema.ts";

builder.subscriptionFields((t) => ({
  importJobCompleted: t.field({
    type: ImportJobRef,
    args: { importJobId: t.arg.id({ required: true }) },
    subscribe: (_root, { importJobId }, context) =>
      live(context, async (tx) => {
        const { id } = await accessImport(tx, importJobId);
        return {
          concerns: (event) => event.topic === "import_job" && event.id === id,
          sharedAs: "import",
          load: (later) => accessImport(later, id),
          mayWatch: (later) => accessImport(later, id),
          resyncEvent: { kind: "record", topic: "import_job", id },
        };
      }),
    resolve: (job) => job as ImportJob,
  }),
}));
