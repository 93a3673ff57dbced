// The first few of a client's records of one kind, each a link to itself, with the way to all of them.

import type { ReactNode } from "react";
import { Card, CardBody } from "../../../ui/card.tsx";
import { DataTablePhoneList, type PhoneRow } from "../../../ui/data-table-phone-list.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { CLIENT_PAGE_WORDS as WORDS } from "./client-page-words.ts";

export type ShortRow = PhoneRow & { readonly id: string; readonly href: string };

type ShortListProps = {
  readonly heading: string;
  /** Undefined while it is read. */
  readonly rows: readonly ShortRow[] | undefined;
  readonly total: string | undefined;
  readonly none: string;
  /** Where all of them are, narrowed to the client. */
  readonly allHref?: string;
  /** In the place of rows that are still read, or could not be. */
  readonly pending: ReactNode;
};

export function ClientShortList({ heading, rows, total, none, allHref, pending }: ShortListProps) {
  const hasSome = rows !== undefined && rows.length > 0;
  return (
    <Card
      heading={heading}
      note={hasSome ? total : undefined}
      action={
        hasSome && allHref !== undefined ? (
          <TextLink href={allHref} aria-label={WORDS.allOf(heading)}>
            {WORDS.all}
          </TextLink>
        ) : undefined
      }
      hasRows
    >
      {rows === undefined && pending}
      {rows?.length === 0 && (
        <CardBody>
          <p className="text-body text-ink-2">{none}</p>
        </CardBody>
      )}
      {hasSome && (
        <DataTablePhoneList
          label={heading}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={({ href }) => href}
          phoneRow={(row) => row}
        />
      )}
    </Card>
  );
}
