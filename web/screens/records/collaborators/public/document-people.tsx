// Where a document shows who is on it by name: fetched only where there is someone, or someone may be invited.

import { lazy, Suspense } from "react";
import type { DocumentPersonFragment } from "../../../../api/generated/graphql.ts";

export type DocumentWithPeople = {
  readonly id: string;
  readonly organisationId: string;
  readonly organisation: { readonly name: string };
  readonly capabilities: readonly string[];
  readonly collaborators: readonly DocumentPersonFragment[];
};

const PeopleCard = lazy(async () => {
  const { PeopleCard: component } = await import("../people-card.tsx");
  return { default: component };
});

export function DocumentPeople({ document }: { readonly document: DocumentWithPeople }) {
  const mayManage = document.capabilities.includes("CAN_MANAGE_COLLABORATORS");
  if (!mayManage && document.collaborators.length === 0) return null;
  return (
    <Suspense fallback={<div className="h-24 rounded-card bg-sunken" />}>
      <PeopleCard document={document} mayManage={mayManage} />
    </Suspense>
  );
}
