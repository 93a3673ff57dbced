// What one signs in to, shown with the product's own parts: a draft on its way, what it costs, and the limit it draws on.

import { CardBody, CardRow } from "../../ui/card.tsx";
import { DefinitionList } from "../../ui/definition-list.tsx";
import { DoneIcon, WaitingIcon } from "../../ui/icons.ts";
import { LifeCycleBars } from "../../ui/life-cycle-bars.tsx";
import { LimitBar } from "../../ui/progress-bar.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { SHELL_WORDS } from "./shell-words.ts";

/** A picture and no content: hidden from those who listen, left out of narrow windows. */
export function AnonymousAside() {
  return (
    <aside
      aria-hidden="true"
      className="hidden overflow-hidden bg-aside xl:flex xl:flex-col xl:justify-between"
    >
      <div className="flex flex-1 items-center justify-center px-12 pt-12">
        <div className="grid w-full max-w-140 gap-4">
          <DraftOnItsWay />
          <div className="grid grid-cols-2 gap-4">
            <WhatItCosts />
            <WhatIsLeft />
          </div>
        </div>
      </div>
      <p className="max-w-140 px-12 pb-12 text-title font-medium text-balance text-on-aside">
        {SHELL_WORDS.promise}
      </p>
    </aside>
  );
}

const STAGES = [
  { name: "Drafted", state: "done", date: "09/11/2026" },
  { name: "Submitted", state: "done", date: "13/11/2026" },
  { name: "Paid", state: "done", date: "18/11/2026" },
  { name: "Bank", state: "working", date: "2 of 3 days" },
  { name: "Issued", state: "later", date: "about 26/11" },
] as const;

function DraftOnItsWay() {
  return (
    <div className="rounded-card bg-surface shadow-2">
      <CardBody>
        <div className="flex items-start justify-between">
          <div>
            <p className="text-label text-ink-3">Bank guarantee · DR-20871</p>
            <p className="figures text-figure font-semibold tracking-title">$400,000.00</p>
          </div>
          <StatusBadge tone="info">Processing</StatusBadge>
        </div>
        <div className="mt-4">
          <LifeCycleBars label="Progress" stages={STAGES} />
        </div>
      </CardBody>
      <div className="border-t border-line">
        <CardRow>
          <DoneIcon className="text-accent-text" />
          <span className="flex-1 text-body">Wording approved</span>
          <span className="text-label text-ink-2">Murray Hospital Alliance</span>
        </CardRow>
        <CardRow>
          <WaitingIcon className="text-info" />
          <span className="flex-1 text-body">Original by courier</span>
          <span className="figures text-label text-ink-2">about 26/11/2026</span>
        </CardRow>
      </div>
    </div>
  );
}

const COSTS = [
  { term: "Establishment fee", value: "$650.00" },
  { term: "First half year", note: "2.00% of $400,000.00", value: "$4,000.00" },
  { term: "Referral discount", value: "−$100.00" },
  { term: "Total", value: "$4,550.00", isTotal: true },
];

function WhatItCosts() {
  return (
    <div className="rounded-card bg-surface p-5 shadow-2">
      <p className="mb-3 text-body font-semibold">Costs</p>
      <DefinitionList areAmounts items={COSTS} />
    </div>
  );
}

const LIMIT = [
  { term: "Established", value: "$3,412,500.00" },
  { term: "Projected", value: "$640,000.00" },
  { term: "Limit", value: "$5,000,000.00", isTotal: true },
];

function WhatIsLeft() {
  return (
    <div className="rounded-card bg-surface p-5 shadow-2">
      <p className="mb-3 text-body font-semibold">Facility</p>
      <p className="mb-2 text-label text-ink-2">Macquarie guarantee facility</p>
      <LimitBar label="Limit" establishedPercent={68} projectedPercent={13} />
      <p className="figures mt-2 mb-3.5 text-label text-ink-2">
        <span className="font-medium text-ink">$947,500.00</span> free
      </p>
      <DefinitionList areAmounts items={LIMIT} />
    </div>
  );
}
