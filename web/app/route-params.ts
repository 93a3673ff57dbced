// Reads one parameter of the address, as its pattern in paths.ts names it.

import { useParams } from "@tanstack/react-router";

type RouteParameter =
  | "organisationId"
  | "draftId"
  | "documentId"
  | "code"
  | "handoverCode"
  | "originationId"
  | "facilityId"
  | "facilityApplicationId"
  | "facilityType";

/** Empty where the address has no such parameter: the server then answers that the record is not found. */
export function useRouteParam(name: RouteParameter): string {
  const params: Partial<Record<string, string>> = useParams({ strict: false });
  return params[name] ?? "";
}
