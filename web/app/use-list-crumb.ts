// Up from a record to the list in which its reader has it, which is not the same for everybody.

import { paths } from "../paths.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import { useSession } from "./session.ts";

type Listed = {
  readonly organisationId: string;
  /** The tab of what is shared with the reader. */
  readonly kind: "documents" | "drafts";
};

export function useListCrumb({ organisationId, kind }: Listed): Crumb {
  const { staff, organisations } = useSession();
  const isOwn = organisations.some(({ id }) => id === organisationId);
  if (isOwn) return DOCUMENTS;
  // Staff without an organisation of their own have no list of documents to go back to.
  if (staff !== null && organisations.length === 0) return DESK;
  return kind === "documents" ? SHARED : { ...SHARED, href: `${SHARED.href}?tab=drafts` };
}

export const DOCUMENTS = { label: "Documents", href: paths.documents() } as const;
const DESK = { label: "Review queue", href: paths.staffDrafts() } as const;
const SHARED = { label: "Shared with me", href: paths.sharedWithMe() } as const;
