// The builders of the client's addresses, by which every link is made: one for each page of the site map, and for those that a page is opened with.

import { type Audience, type PageName, SITE_MAP } from "./site-map.ts";

/** What stands behind a dollar sign in a path. */
type PartOf<Path> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | PartOf<`/${Rest}`>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;
type PathOf<Name extends PageName> = (typeof SITE_MAP)[Name]["path"];
export type PathPart = PartOf<PathOf<PageName>>;

type Builder<Part extends string> = [Part] extends [never]
  ? () => string
  : (parts: Readonly<Record<Part, string>>) => string;
type PagePaths = { readonly [Name in PageName]: Builder<PartOf<PathOf<Name>>> };

const pages = Object.fromEntries(
  Object.entries(SITE_MAP).map(([name, { path }]) => [
    name,
    (parts: Readonly<Record<string, string>>) =>
      path.replace(/\$(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? "")),
  ]),
) as PagePaths;

type DraftPlace = { organisationId: string; draftId: string };

/** `field`: the requirement that is to be met there. */
type PartPlace = { draftId: string; field?: string };

export const paths = {
  ...pages,
  /** With its organisation where it is known. */
  documentView: ({
    organisationId,
    documentId,
  }: {
    documentId: string;
    organisationId?: string | undefined;
  }) =>
    organisationId === undefined
      ? pages.documentViewAlone({ documentId })
      : pages.documentView({ organisationId, documentId }),
  draftEdit: ({ organisationId, draftId }: DraftPlace) =>
    withDraft(pages.draftCreate({ organisationId }), draftId),
  suretyDraftEdit: ({ draftId, field }: PartPlace) => withDraft(pages.suretyDraftCreate(), draftId, field),
  switchDraftEdit: ({ draftId, field }: PartPlace) => withDraft(pages.switchDraftCreate(), draftId, field),
} as const;

export type PathName = keyof typeof paths;
export const PATH_NAMES = Object.keys(paths) as readonly PathName[];

/** One address of each kind, for what goes through all of them: `named` says what stands for each part that an address names. */
export function anyPath(name: PathName, named: (part: string) => string): string {
  const place = new Proxy({}, { get: (_, part) => named(String(part)) });
  return (paths[name] as (parts: object) => string)(place);
}

/**
 * For whom it is: what a page is opened with changes nothing about that.
 * @internal
 */
export function audienceOf(name: PathName): Audience {
  return name in SITE_MAP ? SITE_MAP[name as PageName].audience : "signed-in";
}

function withDraft(path: string, draft: string, field?: string): string {
  return `${path}?${new URLSearchParams({ draft, ...(field !== undefined && { field }) })}`;
}
