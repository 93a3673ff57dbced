// A banner in the page about the whole of what is below it; stays until its cause is gone or it is dismissed.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { AttentionIcon, CloseIcon, DoneIcon, InformationIcon, WarningIcon } from "./icons.ts";

export type NoticeTone = "ok" | "info" | "warn" | "danger";

export type NoticeProps = {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly children?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
};

const TONES = {
  ok: { look: "bg-accent-soft", ink: "text-accent-text", icon: DoneIcon },
  info: { look: "bg-info-soft", ink: "text-info", icon: InformationIcon },
  warn: { look: "bg-warn-soft", ink: "text-warn", icon: WarningIcon },
  danger: { look: "bg-danger-soft", ink: "text-danger", icon: AttentionIcon },
};

export function Notice({ tone, title, children, action, onDismiss }: NoticeProps) {
  const { look, ink, icon: Shown } = TONES[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={classNames("flex items-start gap-3 rounded-card px-4 py-3", look)}
    >
      <Shown className={classNames("mt-0.5", ink)} />
      <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
        <div className="min-w-0 flex-1">
          <p className={classNames("text-body font-medium", ink)}>{title}</p>
          {children !== undefined && <div className="text-label text-ink">{children}</div>}
        </div>
        {action !== undefined && <div className="sm:-my-1.5">{action}</div>}
      </div>
      {onDismiss && (
        <div className="-my-1.5 -mr-2 sm:-my-1">
          <IconButton icon={CloseIcon} label="Dismiss" onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
