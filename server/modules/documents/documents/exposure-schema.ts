// The exposure statement in the contract: what is out against the limits, day by day, and when a limit is passed.

import type { ExposureStep } from "@bondline/domain/facilities/facilities/exposure.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { builder } from "../../../graphql/builder.ts";
import {
  type Exposure,
  type ExposureDocument,
  readExposure,
  readExposureOfDocument,
} from "./exposure-access.ts";

type Step = Omit<ExposureStep, "limitCents"> & { limitCents: Cents | null };

const StepRef = builder.objectRef<Step>("ExposureStep").implement({
  description: "What holds from that day to the day before the next step.",
  fields: (t) => ({
    day: t.expose("day", { type: "Date" }),
    established: t.expose("establishedCents", { type: "Decimal" }),
    inFlight: t.expose("inFlightCents", {
      type: "Decimal",
      description: "Drafts on their way to a document, from today on.",
    }),
    limit: t.expose("limitCents", { type: "Decimal", nullable: true }),
    projected: t.expose("projectedCents", { type: "Decimal" }),
  }),
});

const BreachRef = builder.objectRef<Exposure["breaches"][number]>("ExposureBreach").implement({
  description:
    "The first time from today on that a facility's limit is broken by what is issued and on its way, and before it the first time that only what is projected passes it.",
  fields: (t) => ({
    day: t.expose("day", { type: "Date" }),
    facilityEndDate: t.expose("facilityEndDate", { type: "Date", nullable: true }),
    facilityId: t.exposeID("facilityId"),
    facilityName: t.exposeString("facilityName"),
    most: t.expose("mostCents", {
      type: "Decimal",
      description: "What is projected counts in a warning alone.",
    }),
    needsProjected: t.exposeBoolean("needsProjected", {
      description: "It warns: what is issued and on its way stays within the limit.",
    }),
    until: t.expose("until", { type: "Date", nullable: true }),
  }),
});

const RoomRef = builder.objectRef<NonNullable<Exposure["leastHeadroom"]>>("ExposureHeadroom").implement({
  fields: (t) => ({
    amount: t.expose("cents", { type: "Decimal" }),
    day: t.expose("day", { type: "Date" }),
    facilityId: t.exposeID("facilityId"),
    facilityName: t.exposeString("facilityName"),
  }),
});

const NotCountedRef = builder.objectRef<Exposure["notCounted"]>("ExposureNotCounted").implement({
  fields: (t) => ({ amount: t.expose("amountCents", { type: "Decimal" }), count: t.exposeInt("count") }),
});

const DocumentStepRef = builder
  .objectRef<ExposureDocument["steps"][number]>("ExposureDocumentStep")
  .implement({
    description: "What a document counts for from that day to the day before the next step.",
    fields: (t) => ({
      amount: t.expose("cents", { type: "Decimal" }),
      day: t.expose("day", { type: "Date" }),
    }),
  });

const ExposureDocumentRef = builder.objectRef<ExposureDocument>("ExposureDocument").implement({
  fields: (t) => ({
    facilityId: t.exposeID("facilityId", { nullable: true }),
    id: t.exposeID("id"),
    reference: t.exposeString("reference"),
    steps: t.field({ type: [DocumentStepRef], resolve: ({ steps }) => steps }),
  }),
});

const ExposureRef = builder.objectRef<Exposure>("Exposure").implement({
  fields: (t) => ({
    breaches: t.field({ type: [BreachRef], resolve: ({ breaches }) => breaches }),
    document: t.field({
      type: ExposureDocumentRef,
      nullable: true,
      description: "Of one document in force, its part; null where it is not among what is counted.",
      args: { id: t.arg.id({ required: true }) },
      resolve: async (exposure, { id }, context) =>
        readExposureOfDocument(await context.read(), exposure, id),
    }),
    from: t.expose("from", { type: "Date" }),
    leastHeadroom: t.field({
      type: RoomRef,
      nullable: true,
      description:
        "Where and when least is left of one facility's limit, from today on; below zero where it is passed.",
      resolve: ({ leastHeadroom }) => leastHeadroom,
    }),
    notCounted: t.field({
      type: NotCountedRef,
      description: "Documents in force that are on none of the facilities counted.",
      resolve: ({ notCounted }) => notCounted,
    }),
    steps: t.field({
      type: [StepRef],
      resolve: ({ steps, hasLimit }) =>
        steps.map((step) => (hasLimit ? step : { ...step, limitCents: null })),
    }),
    to: t.expose("to", { type: "Date" }),
    today: t.expose("today", { type: "Date", description: "The day that it is where the organisation is." }),
  }),
});

builder.queryFields((t) => ({
  exposure: t.field({
    type: ExposureRef,
    description:
      "What is on one facility, or on the organisation's own facilities together; where it has none, all that it has and no limit. From today for a year unless it is said otherwise. What other organisations have on a shared facility is counted by whole months.",
    args: {
      facilityId: t.arg.id(),
      from: t.arg({ type: "Date" }),
      organisationId: t.arg.id({ required: true }),
      to: t.arg({ type: "Date" }),
    },
    resolve: async (_root, args, context) => readExposure(await context.read(), args),
  }),
}));
