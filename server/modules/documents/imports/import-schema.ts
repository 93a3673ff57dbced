// Imports in the contract: one with what was found in its file, its rows a page at a time, and those of an organisation.

import { importColumns } from "@bondline/domain/documents/imports/import-columns.ts";
import { duplicateMessage } from "@bondline/domain/documents/imports/import-faults.ts";
import {
  IMPORT_ACTIONS,
  IMPORT_MODES,
  IMPORT_STAGE_CODES,
  IMPORT_STATUSES,
  IMPORT_VERDICTS,
  type ImportVerdict,
  importStatusOf,
  mayImport,
  recordsFailed,
  recordsProcessed,
} from "@bondline/domain/documents/imports/import-job.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { AttachmentRef, FileUploadRef, fileUploadOf } from "../../records/attachments/public.ts";
import {
  accessImport,
  earlierImportOf,
  listAccessibleImports,
  listRowsOf,
  mayDo,
  undoUntil,
} from "./import-access.ts";
import { countNotLookedUpOf, type FoundBeneficiary, listBeneficiariesOf } from "./import-beneficiaries.ts";
import { countsOf, type ImportJob, type ImportRow } from "./import-record.ts";

const ImportStatusRef = enumOf("ImportStatus", IMPORT_STATUSES);
const ImportStageRef = enumOf("ImportStage", IMPORT_STAGE_CODES);
export const ImportModeRef = enumOf("ImportMode", IMPORT_MODES);
const ImportVerdictRef = enumOf("ImportVerdict", IMPORT_VERDICTS);

type Cell = {
  column: string;
  path: string;
  text: string;
  error: string | null;
  place: number | null;
  was: string | null;
  mendedBy: string | null;
};
type Item = ImportRow & { headers: readonly string[]; columns: readonly string[] };

const ImportCellRef = builder.objectRef<Cell>("ImportCell").implement({
  description: "A cell of a row as it counts, with what is wrong with it.",
  fields: (t) => ({
    column: t.exposeString("column", {
      description: "As the file's header calls it; empty for the row as a whole.",
    }),
    error: t.exposeString("error", { nullable: true }),
    mendedBy: t.exposeString("mendedBy", {
      nullable: true,
      description: "Who wrote what stands here in the place of what the file says.",
    }),
    path: t.exposeString("path", { description: "The field that it fills; empty where it is left out." }),
    place: t.exposeInt("place", {
      nullable: true,
      description: "Of its column in the file, from 0; none where the file has no such column.",
    }),
    text: t.exposeString("text"),
    was: t.exposeString("was", { nullable: true, description: "What the file says, where it was mended." }),
  }),
});

const ImportItemRef = builder.objectRef<Item>("ImportItem").implement({
  description: "A row of an import's file.",
  fields: (t) => ({
    cells: t.field({ type: [ImportCellRef], resolve: cellsOf }),
    documentId: t.exposeID("documentId", { nullable: true }),
    errors: t.stringList({ resolve: errorsOf }),
    rowNumber: t.exposeInt("rowNumber", { description: "As a spreadsheet shows it: the header is 1." }),
    verdict: t.expose("verdict", { type: ImportVerdictRef }),
  }),
});

function faultsOf({ errors }: Item): { path: string; message: string }[] {
  return errors.flatMap((path, at) => (at % 2 === 0 ? [{ path, message: errors[at + 1] ?? "" }] : []));
}

function errorsOf(item: Item): string[] {
  if (item.verdict === "DUPLICATE") return [duplicateMessage(item)];
  return faultsOf(item).map(({ path, message }) => {
    const called = nameOf(item, path);
    return called === "" ? message : `${called}: ${message}`;
  });
}

/** As the file calls it, or as the template does where the file has no such column. */
function nameOf({ headers, columns }: Item, path: string): string {
  if (path === "") return "";
  const known = importColumns(path.startsWith("metadata.") ? [path.slice("metadata.".length)] : []);
  return headers[columns.indexOf(path)] ?? known.find((column) => column.path === path)?.name ?? path;
}

/** What is wrong with what the file has no column for stands behind its cells. */
function cellsOf(item: Item): Cell[] {
  const faults = faultsOf(item);
  const cells = item.headers.map((column, at): Cell => {
    const path = item.columns[at] ?? "";
    const fault = path === "" ? undefined : faults.find((each) => each.path === path);
    const mend = item.mends.find(({ place }) => place === at);
    return {
      column,
      path,
      text: item.cells[at] ?? "",
      error: fault?.message ?? null,
      place: at,
      was: mend?.was ?? null,
      mendedBy: mend?.madeByName ?? null,
    };
  });
  const others = faults.filter(({ path }) => path === "" || !item.columns.includes(path));
  return [
    ...cells,
    ...others.map(({ path, message }): Cell => {
      const column = nameOf(item, path);
      return { column, path, text: "", error: message, place: null, was: null, mendedBy: null };
    }),
  ];
}

const NAMES_SHOWN = 3;

const ImportBeneficiaryRef = builder.objectRef<FoundBeneficiary>("ImportBeneficiary").implement({
  description: "A confirmed organisation of the portal whose number rows of the file name.",
  fields: (t) => ({
    abn: t.exposeString("abn"),
    differingCount: t.exposeInt("differingCount", {
      description: "Rows that say another name, or no number.",
    }),
    isAccepted: t.exposeBoolean("isAccepted", {
      nullable: true,
      description: "What was answered for all its rows.",
    }),
    legalName: t.exposeString("legalName"),
    names: t.stringList({
      description: "What its rows say instead of its legal name, the most frequent first.",
      resolve: ({ names }) => names.slice(0, NAMES_SHOWN),
    }),
    rowCount: t.exposeInt("rowCount"),
  }),
});

const ITEMS = 100;
const ITEMS_MAX = 500;
const FAILING: readonly ImportVerdict[] = ["REFUSED", "DUPLICATE"];

export const ImportJobRef = builder.objectRef<ImportJob>("ImportJob");
ImportJobRef.implement({
  fields: (t) => ({
    beneficiaries: t.field({
      type: [ImportBeneficiaryRef],
      description:
        "Found by the numbers of its rows, as a facility's recipient is found; while they can be answered.",
      resolve: async (job, _args, context) =>
        mayImport(job.stage, "CAN_MEND") ? listBeneficiariesOf(await context.read(), job) : [],
    }),
    beneficiariesNotLookedUp: t.int({
      description:
        "Numbers that were not looked up: the person may look up no more of them for now, or the organisation is not confirmed.",
      resolve: async (job, _args, context) =>
        mayImport(job.stage, "CAN_MEND") ? countNotLookedUpOf(await context.read(), job) : 0,
    }),
    capabilities: t.stringList({
      ...oneOfCodes(IMPORT_ACTIONS),
      resolve: async (job, _args, context) => {
        const tx = await context.read();
        return IMPORT_ACTIONS.filter((action) => mayDo(tx, job, action));
      },
    }),
    columns: t.stringList({
      description: "Beside each of `headers` the field that it fills; empty where it is left out.",
      resolve: ({ columns }) => [...columns],
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.exposeString("createdByName"),
    earlierImport: t.field({
      type: ImportJobRef,
      nullable: true,
      description: "An import of the same file whose documents are there.",
      resolve: async (job, _args, context) => earlierImportOf(await context.read(), job),
    }),
    errors: t.stringList({ resolve: ({ errors }) => [...errors] }),
    fileName: t.exposeString("fileName"),
    fileUploads: t.field({
      type: [FileUploadRef],
      description: "Where files that have not come are still to be sent, for whoever announced them.",
      resolve: async ({ files }, _args, context) => {
        const { actor } = await context.read();
        const open = files.filter(
          ({ receivedAt, infectedFileStatus, uploadedBy }) =>
            receivedAt === null &&
            infectedFileStatus === "NOT_SCANNED" &&
            actor.kind === "person" &&
            actor.accountId === uploadedBy,
        );
        return await Promise.all(open.map((file) => fileUploadOf(context.application, file)));
      },
    }),
    files: t.field({ type: [AttachmentRef], resolve: ({ files }) => files }),
    finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true }),
    headers: t.stringList({ resolve: ({ headers }) => [...headers] }),
    id: t.exposeID("id"),
    items: t.field({
      type: [ImportItemRef],
      description: `Rows of the file in their order; those that fail, where nothing else is asked for. At most ${ITEMS_MAX} at a time.`,
      args: {
        afterRow: t.arg.int(),
        first: t.arg.int(),
        verdicts: t.arg({ type: [ImportVerdictRef] }),
      },
      resolve: async (job, { afterRow, first, verdicts }, context) => {
        const max = first ?? ITEMS;
        if (max < 0 || max > ITEMS_MAX)
          refuseFields({ first: `At most ${ITEMS_MAX} rows can be read at a time.` });
        const wanted = { verdicts: verdicts ?? FAILING, after: afterRow ?? 0, max };
        const rows = await listRowsOf(await context.read(), job, wanted);
        return rows.map((row) => ({ ...row, headers: job.headers, columns: job.columns }));
      },
    }),
    mode: t.expose("mode", { type: ImportModeRef, nullable: true }),
    notes: t.stringList({
      description: "What is worth knowing of a file that could be read.",
      resolve: ({ notes }) => [...notes],
    }),
    organisationId: t.exposeID("organisationId"),
    recordsFailed: t.int({ resolve: (job) => recordsFailed(countsOf(job)) }),
    recordsProcessed: t.int({ resolve: (job) => recordsProcessed(job.stage, countsOf(job)) }),
    rowsDuplicate: t.exposeInt("rowsDuplicate"),
    rowsForgottenAt: t.expose("rowsForgottenAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when only their numbers are kept: `items` are none from then on.",
    }),
    rowsImported: t.exposeInt("rowsImported"),
    rowsNew: t.exposeInt("rowsNew"),
    rowsRead: t.exposeInt("rowsRead"),
    rowsRefused: t.exposeInt("rowsRefused"),
    stage: t.expose("stage", { type: ImportStageRef }),
    status: t.field({ type: ImportStatusRef, resolve: ({ stage }) => importStatusOf(stage) }),
    undoUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when what was imported can be taken back, while nobody has touched it.",
      resolve: undoUntil,
    }),
    version: t.exposeInt("version"),
  }),
});

const ImportJobConnectionRef = connectionOf(ImportJobRef, { name: "ImportJob" });

builder.queryFields((t) => ({
  importJob: t.field({
    type: ImportJobRef,
    args: { importJobId: t.arg.id({ required: true }) },
    resolve: async (_root, { importJobId }, context) => accessImport(await context.read(), importJobId),
  }),
  importJobs: t.field({
    type: ImportJobConnectionRef,
    description: "What an organisation has imported, newest first.",
    args: { ...forwards(t.arg), organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, { organisationId, ...list }, context) =>
      listAccessibleImports(await context.read(), organisationId, list),
  }),
}));
