// How a version of a product stands: offered now, to come, gone, or no longer offered.

import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ProductRowFragment } from "../../../api/generated/graphql.ts";
import { PRODUCT_WORDS as WORDS } from "./product-words.ts";

type Version = ProductRowFragment["versions"][number];

const OF_PRESENT = {
  ACTIVE: { tone: "ok", text: WORDS.current },
  RETIRED: { tone: "mute", text: WORDS.retired },
} as const;

export function versionStatus({ versions, currentVersionId }: ProductRowFragment, version: Version) {
  if (version.id === currentVersionId) return OF_PRESENT[version.status];
  const current = versions.find(({ id }) => id === currentVersionId);
  return current === undefined || version.startsDate > current.startsDate
    ? ({ tone: "info", text: WORDS.upcoming(formatDate(plainDate(version.startsDate))) } as const)
    : ({ tone: "mute", text: WORDS.earlier } as const);
}
