// Every address of the client, who opens it in the bench, and how much script and style it may bring along.

import { anyPath, audienceOf, PATH_NAMES, type PathName, paths } from "../../web/paths.ts";
import type { Audience } from "../../web/site-map.ts";
import { documentId, draftId, organisationId } from "../data/sizes.ts";

export type Visitor = "anonymous" | "member" | "staff";

export type ClientRoute = {
  path: string;
  visitor: Visitor;
  /** Kilobytes (1,000 bytes) of gzipped script on the first load; see docs/performance.md. */
  scriptMax: number;
  styleMax: number;
};

const STYLE_MAX = 15;
/** Nothing in the bench's data; the screen that says so is the same code. */
const NOWHERE = "00000000-0000-7000-8000-000000000000";

const record = { organisationId: organisationId(1), draftId: draftId(1) };
const lender = { organisationId: organisationId(1), documentId: documentId(1) };

/** What a record's page holds is asked for by the cards that show it, each when the record has it. */
const RECORD_MAX = 320;

/** Those that are opened on a record of the data, or with a script of another size. */
const BY_NAME: Partial<Record<PathName, Partial<ClientRoute>>> = {
  login: { scriptMax: 152.5 },
  verify: { path: `${paths.verify()}?username=ada%40bench.example&code=123456` },
  documents: { scriptMax: 242 },
  documentView: { path: paths.documentView(lender), scriptMax: RECORD_MAX },
  documentViewAlone: { scriptMax: RECORD_MAX },
  documentEdit: { path: paths.documentEdit(lender) },
  draftCreate: { path: paths.draftCreate(record), scriptMax: 270 },
  draftEdit: { path: paths.draftEdit(record), scriptMax: 270 },
  draftView: { path: paths.draftView(record), scriptMax: RECORD_MAX },
  draftSubmit: { path: paths.draftSubmit(record), scriptMax: 267 },
  draftProgress: { path: paths.draftProgress(record) },
  suretyDraftEdit: { path: paths.suretyDraftEdit(record) },
  switchDraftEdit: { path: paths.switchDraftEdit(record) },
  staffDraft: { path: paths.staffDraft(record), scriptMax: RECORD_MAX },
  facilityApply: { scriptMax: 268 },
  facilityApplyIntro: { path: paths.facilityApplyIntro({ facilityType: "surety-bond" }) },
  reports: { scriptMax: 300 },
};

/** Who may open a page of each kind; the bench has nobody who refers clients. */
const VISITORS: Readonly<Record<Audience, Visitor>> = {
  everybody: "anonymous",
  linked: "anonymous",
  anonymous: "anonymous",
  "signed-in": "member",
  client: "member",
  referrer: "member",
  desk: "staff",
  provider: "staff",
  supplier: "staff",
  administrator: "staff",
  "staff administrator": "staff",
};

export type RouteName = PathName;
export const ROUTE_NAMES = PATH_NAMES;

export const ROUTES = Object.fromEntries(
  PATH_NAMES.map((name) => {
    const path = anyPath(name, () => NOWHERE);
    const visitor = VISITORS[audienceOf(name)];
    return [name, { path, visitor, scriptMax: 260, styleMax: STYLE_MAX, ...BY_NAME[name] }];
  }),
) as Readonly<Record<RouteName, ClientRoute>>;
