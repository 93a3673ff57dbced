// The records that a person opened last on this device: their title and their address, and nothing else of them.

import { useEffect } from "react";
import { APP_WORDS } from "../../../app/app-words.ts";

export type RecentRecord = { readonly href: string; readonly title: string };

const PREFIX = "bondline.recent-records.";
const KEPT = 6;

const OF_A_RECORD =
  /^\/(documents\/.+\/view|drafts\/.+\/view|facilities\/[^/]+\/view|facilities\/apply\/.+|staff\/drafts\/.+)$/;

export function recentRecords(accountId: string): RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + accountId) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecord).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Where the browser keeps nothing, nothing is remembered. */
function remember(accountId: string, record: RecentRecord): void {
  const others = recentRecords(accountId).filter(({ href }) => href !== record.href);
  try {
    localStorage.setItem(PREFIX + accountId, JSON.stringify([record, ...others].slice(0, KEPT)));
  } catch {
    // Full, or forbidden.
  }
}

function isRecord(kept: unknown): kept is RecentRecord {
  const { href, title } = (kept ?? {}) as Partial<Record<keyof RecentRecord, unknown>>;
  return typeof href === "string" && OF_A_RECORD.test(href) && typeof title === "string";
}

/** A record's page names itself once it has been read. */
export function useRememberedRecord(accountId: string, path: string): void {
  useEffect(
    function rememberWhenNamed() {
      if (!OF_A_RECORD.test(path)) return;
      const before = document.title;
      const keep = () => {
        const title = document.title.replace(new RegExp(` · ${APP_WORDS.productName}$`), "");
        if (document.title !== before && location.pathname === path)
          remember(accountId, { href: path, title });
      };
      const names = new MutationObserver(keep);
      const named = document.querySelector("title");
      if (named !== null) names.observe(named, { childList: true });
      return () => names.disconnect();
    },
    [accountId, path],
  );
}
