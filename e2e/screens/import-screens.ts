// Registers that are imported: attached, looked over before anything is saved, and listed.

import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import { fileOf, register, registerRow } from "../../testing/builders/import-builder.ts";
import { put } from "../../testing/uploads.ts";
import type { ScreenSet } from "./screen-set.ts";

export const IMPORT_SCREENS: readonly ScreenSet[] = [
  {
    title: "registers that are imported",
    person: "ada",
    screens: async ({ as }) => {
      const id = await sentRegister(await as("ada"));
      return [
        {
          name: "import-attach",
          path: "/documents",
          shows: "Record",
          after: async (page) => {
            await page.getByRole("button", { name: "Record" }).click();
            await page.getByRole("menuitem", { name: "Import a register from CSV" }).click();
          },
        },
        { name: "import-check", path: `/documents/imports/${id}`, shows: "Check the import" },
        {
          name: "import-columns",
          path: `/documents/imports/${id}`,
          shows: "Check the import",
          after: (page) => page.getByRole("button", { name: "Change" }).click(),
        },
        {
          name: "import-mend",
          path: `/documents/imports/${id}`,
          shows: "Check the import",
          after: (page) => page.getByRole("button", { name: "Mend row 3" }).locator("visible=true").click(),
        },
        { name: "imports", path: "/documents/imports", shows: "register.csv" },
      ];
    },
  },
];

/** Rows to look at, one that comes twice among them. */
async function sentRegister(api: Api): Promise<string> {
  const bytes = register([
    registerRow("SCR-1"),
    registerRow("SCR-2", { Amount: "a lot", "Expiry date": "2028-06-30" }),
    registerRow("SCR 1"),
    registerRow("", { "Beneficiary name": "" }),
  ]);
  const input = { organisationId: idOf("organisation", "harbour"), files: [fileOf(bytes)] };
  const shown = "importJob { id fileUploads { uploadPresignedUrl contentType headers { name value } } }";
  const { data } = await api.mutate("createImportJob", "CreateImportJobInput", input, shown);
  const { id, fileUploads } = data.createImportJob.importJob;
  await put(fileUploads[0], bytes);
  await api.mutate("completeImportJobUpload", "CompleteImportJobUploadInput", { id }, "importJob { id }");
  return id;
}
