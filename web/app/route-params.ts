// Reads one parameter of the address, as its pattern in paths.ts names it.

import { useParams } from "@tanstack/react-router";
import type { patterns } from "../paths.ts";

/** What stands behind a dollar sign in one of the patterns. */
type ParameterIn<Pattern> = Pattern extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParameterIn<`/${Rest}`>
  : Pattern extends `${string}$${infer Name}`
    ? Name
    : never;
type RouteParameter = ParameterIn<(typeof patterns)[keyof typeof patterns]>;

/** Empty where the address has no such parameter: the server then answers that the record is not found. */
export function useRouteParam(name: RouteParameter): string {
  const params: Partial<Record<string, string>> = useParams({ strict: false });
  return params[name] ?? "";
}
