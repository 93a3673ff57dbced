// The versions of a product: what it cost from which day on, and who proposed and approved it.

import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ProductRowFragment } from "../../../api/generated/graphql.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { feesText } from "./product-fees-text.ts";
import { versionStatus } from "./product-versions.ts";
import { PRODUCT_WORDS as WORDS } from "./product-words.ts";

type Props = { readonly product: ProductRowFragment; readonly onClose: () => void };

export function ProductVersionsDialog({ product, onClose }: Props) {
  const name = product.versions[0]?.name ?? "";
  return (
    <Dialog title={WORDS.versionsOf(name)} onClose={onClose}>
      <ul>
        {product.versions.map((version) => {
          const { tone, text } = versionStatus(product, version);
          const { id, startsDate, proposedBy, approvedBy } = version;
          return (
            <li key={id} className="grid gap-1 border-line py-2.5 not-last:border-b">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-semibold">
                {formatDate(plainDate(startsDate))} <StatusBadge tone={tone}>{text}</StatusBadge>
              </p>
              <p className="figures text-body break-words text-ink-2">{feesText(version)}</p>
              <p className="text-label text-ink-3">
                {proposedBy !== null && approvedBy !== null
                  ? WORDS.approvedBy(proposedBy, approvedBy)
                  : WORDS.fromBefore}
              </p>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
