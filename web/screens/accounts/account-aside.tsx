// A guarantee on its way from draft to bank, drawn as the product draws it. A picture: nothing in it can be used.

import { CheckIcon } from "../../ui/icons.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";

const FACTS = [
  ["Beneficiary", "Kestrel Developments Pty Ltd"],
  ["Purpose", "Practical completion, stage 2"],
  ["Expires", "30/06/2028"],
] as const;

const STEPS = [
  { name: "Submitted", who: "Harbour Civil", at: "02 Mar 26" },
  { name: "Approved", who: "Relationship manager", at: "04 Mar 26" },
  { name: "Fees paid", who: "$4,550.00 by card", at: "05 Mar 26" },
  { name: "Established", who: "Original with the bank", at: "12 Mar 26" },
] as const;

export function AccountAside() {
  return (
    <aside
      aria-hidden="true"
      className="hidden bg-aside text-on-aside lg:flex lg:flex-col lg:justify-center lg:p-12 xl:p-16"
    >
      <div className="mx-auto w-full max-w-110">
        <div className="rounded-dialog bg-surface p-6 text-ink shadow-2">
          <GuaranteeHead />
          <GuaranteeFacts />
          <GuaranteeSteps />
        </div>
        <p className="mt-10 text-title leading-8 font-medium text-balance">{ACCOUNT_WORDS.aside.statement}</p>
      </div>
    </aside>
  );
}

function GuaranteeHead() {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <p className="text-label text-ink-2">Bank guarantee BG-104882</p>
        <p className="figures text-figure font-semibold tracking-title">$1,250,000.00</p>
      </div>
      <StatusBadge tone="ok">Established</StatusBadge>
    </div>
  );
}

function GuaranteeFacts() {
  return (
    <dl className="figures mt-4 space-y-2 border-t border-line pt-4 text-label">
      {FACTS.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function GuaranteeSteps() {
  return (
    <ol className="mt-4 space-y-3 border-t border-line pt-4">
      {STEPS.map(({ name, who, at }) => (
        <li key={name} className="flex items-center gap-3 text-label">
          <span className="inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-text">
            <CheckIcon className="size-3!" />
          </span>
          <span className="font-medium">{name}</span>
          <span className="min-w-0 flex-1 truncate text-ink-2">{who}</span>
          <span className="figures text-ink-3">{at}</span>
        </li>
      ))}
    </ol>
  );
}
