// The page round every account form, with its name in the tab and the operator's policies at the foot.

import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useConnectionShown } from "../../../app/connection.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { AnonymousLayout } from "../../../app/shell/anonymous-layout.tsx";
import { paths } from "../../../paths.ts";
import { OfflineBar } from "../../../ui/offline-bar.tsx";

type AccountFrameProps = {
  readonly title: string;
  readonly sentence?: ReactNode;
  readonly children: ReactNode;
};

export function AccountFrame({ title, sentence, children }: AccountFrameProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const connection = useConnectionShown();
  usePageTitle(title);

  return (
    <>
      <OfflineBar connection={connection} />
      <AnonymousLayout title={title} sentence={sentence} brandHref={paths.login()} path={path}>
        {children}
      </AnonymousLayout>
    </>
  );
}
