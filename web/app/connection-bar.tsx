// Says over every page that the browser is offline, or that live updates are on their way back.

import { OfflineBar } from "../ui/offline-bar.tsx";
import { useConnection } from "./connection.ts";

export function ConnectionBar() {
  const { online, live } = useConnection();
  if (!online) return <OfflineBar connection="offline" />;
  return <OfflineBar connection={live === "reconnecting" ? "reconnecting" : "online"} />;
}
