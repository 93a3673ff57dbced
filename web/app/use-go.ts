// Moves to an address of the client, with its query, from code.

import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

type GoOptions = { replace?: boolean };

export function useGo(): (href: string, options?: GoOptions) => void {
  const router = useRouter();
  return useCallback((href, { replace = false } = {}) => void router.navigate({ href, replace }), [router]);
}
