// The operator's pages in the contract: what is published, for everybody; all versions and proposing another, for administrators.

import {
  CONTENT_FIELDS,
  CONTENT_PAGE_IDS,
  CONTENT_PAGE_TEXT,
  CONTENT_PAGES,
  type ContentPageCode,
  LINKED_HEADINGS,
} from "@bondline/domain/office/content-pages/content-page.ts";
import { type ContentSection, contentSections } from "@bondline/domain/office/content-pages/content-text.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { listWaitingChanges, OfficeChangePayloadRef } from "../changes/public.ts";
import { proposeContentPage } from "./commands/propose-content-page.ts";
import {
  accessContentPage,
  accessContentVersions,
  type ContentShown,
  type ContentVersionRow,
  publishedOf,
} from "./content-access.ts";

const ContentPageCodeRef = enumOf("ContentPageCode", CONTENT_PAGES);

const ContentSectionRef = builder.objectRef<ContentSection>("ContentSection").implement({
  fields: (t) => ({
    heading: t.exposeString("heading"),
    id: t.exposeString("id", { description: "By which an address links to it." }),
    paragraphs: t.exposeStringList("paragraphs"),
  }),
});

const ContentPageRef = builder.objectRef<ContentShown>("ContentPage").implement({
  description: "A page of words as it is published now; the template while the operator has published none.",
  fields: (t) => ({
    body: t.exposeString("body", {
      description: "As it was written: a line that starts with ## is a heading.",
    }),
    number: t.exposeInt("number", { description: "1 is the template." }),
    page: t.expose("page", { type: ContentPageCodeRef }),
    sections: t.field({
      type: [ContentSectionRef],
      resolve: ({ page, body }) => [...contentSections(body, LINKED_HEADINGS[page])],
    }),
    startsAt: t.expose("startsAt", {
      type: "DateTime",
      nullable: true,
      description: "Null for the template.",
    }),
    summary: t.exposeString("summary"),
    title: t.string({ resolve: ({ page }) => CONTENT_PAGE_TEXT[page] }),
  }),
});

const ContentVersionRef = builder.objectRef<ContentVersionRow>("ContentVersion").implement({
  description: "What a page says from a moment on, until the next version begins.",
  fields: (t) => ({
    approvedBy: t.exposeString("approvedByName", { nullable: true }),
    asksAgain: t.exposeBoolean("asksAgain", { description: "Everybody is asked to accept it." }),
    body: t.exposeString("body"),
    id: t.exposeID("id"),
    proposedBy: t.exposeString("proposedByName"),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    summary: t.exposeString("summary"),
  }),
});

type OfficePage = {
  page: ContentPageCode;
  shown: ContentShown;
  versions: ContentVersionRow[];
  waitingChangeId: string | null;
};

const OfficeContentPageRef = builder.objectRef<OfficePage>("OfficeContentPage").implement({
  fields: (t) => ({
    page: t.expose("page", { type: ContentPageCodeRef }),
    published: t.expose("shown", { type: ContentPageRef }),
    versions: t.field({
      type: [ContentVersionRef],
      description: "The newest first.",
      resolve: ({ versions }) => versions,
    }),
    waitingChangeId: t.exposeID("waitingChangeId", {
      nullable: true,
      description: "A change of it that waits for approval.",
    }),
  }),
});

builder.queryFields((t) => ({
  contentPage: t.field({
    type: ContentPageRef,
    args: { page: t.arg({ type: ContentPageCodeRef, required: true }) },
    resolve: async (_root, { page }, context) => accessContentPage(await context.read(), page),
  }),
  officeContentPages: t.field({
    type: [OfficeContentPageRef],
    resolve: async (_root, _args, context) => {
      const tx = await context.read();
      const versions = Map.groupBy(await accessContentVersions(tx), ({ page }) => page);
      const waiting = new Map(
        (await listWaitingChanges(tx, "CONTENT_PAGE")).map(({ id, subjectId }) => [subjectId, id]),
      );
      return CONTENT_PAGES.map((page) => ({
        page,
        shown: publishedOf(page, versions.get(page) ?? [], tx.now),
        versions: versions.get(page) ?? [],
        waitingChangeId: waiting.get(CONTENT_PAGE_IDS[page]) ?? null,
      }));
    },
  }),
}));

mutation("proposeContentPage", {
  whileActing: "OFFICE",
  input: inputOf("ProposeContentPageInput", (t) => ({
    ...inputFieldsOf(t, CONTENT_FIELDS),
    page: t.field({ type: ContentPageCodeRef, required: true }),
    reason: t.string({ required: true }),
    versionCount: t.int({ required: true, description: "How many versions there were when it was read." }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeContentPage,
});
