// A statement as a file, in the contract: a client's, and that of somebody who refers clients.

import { builder } from "../../../graphql/builder.ts";

export type StatementFile = { fileName: string; contentType: "application/pdf"; content: Buffer };

export const StatementFileRef = builder.objectRef<StatementFile>("StatementFile").implement({
  fields: (t) => ({
    content: t.string({
      description: "The file's bytes in base64.",
      resolve: ({ content }) => content.toString("base64"),
    }),
    contentType: t.exposeString("contentType"),
    fileName: t.exposeString("fileName"),
  }),
});
