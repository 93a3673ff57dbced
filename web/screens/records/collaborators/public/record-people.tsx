// Where a draft or document shows who is on it by name: fetched only where there is someone, or someone may be invited.

import { lazy, Suspense } from "react";
import type { DocumentPersonFragment, DraftPersonFragment } from "../../../../api/generated/graphql.ts";

/** Approvals are given of drafts alone, and drafts alone are shown to organisations. */
export type Person = DocumentPersonFragment &
  Partial<Pick<DraftPersonFragment, "hasApproved" | "approvedAt" | "shownToOrganisation">>;

export type PeopledRecord = {
  readonly kind: "document" | "draft";
  readonly id: string;
  readonly organisationId: string;
  readonly organisation: { readonly name: string };
  readonly capabilities: readonly string[];
  readonly people: readonly Person[];
};

const PeopleCard = lazy(async () => {
  const { PeopleCard: component } = await import("../people-card.tsx");
  return { default: component };
});

export function RecordPeople({ record }: { readonly record: PeopledRecord }) {
  const mayManage = record.capabilities.includes("CAN_MANAGE_COLLABORATORS");
  if (!mayManage && record.people.length === 0) return null;
  return (
    <Suspense fallback={<div className="h-24 rounded-card bg-sunken" />}>
      <PeopleCard record={record} mayManage={mayManage} />
    </Suspense>
  );
}
