// The plain frame of pages that anybody may read: the name of the product, the text, and the footer.

import { Outlet } from "@tanstack/react-router";

export function PublicLayout() {
  return <Outlet />;
}
