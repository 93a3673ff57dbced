// Reads what the address of a page names: one part of its path, or one of its query.

import { useParams, useSearch } from "@tanstack/react-router";
import type { PathPart } from "../paths.ts";

/** Empty where the address has no such part: the server then answers that the record is not found. */
export function useRouteParam(name: PathPart): string {
  const params: Partial<Record<string, string>> = useParams({ strict: false });
  return params[name] ?? "";
}

/** Undefined where the query does not have it, or has nothing under its name. */
export function useSearchParam(name: string): string | undefined {
  const search: Partial<Record<string, unknown>> = useSearch({ strict: false });
  const value = search[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
