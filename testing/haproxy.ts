// A real HAProxy before several servers, where the machine has one.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const NO_HAPROXY = "HAProxy is not installed (apt-get install haproxy)";

const BINARIES = ["/usr/sbin/haproxy", "/usr/bin/haproxy", "/opt/homebrew/bin/haproxy"];

export type HaProxy = { url: string; stop(): Promise<void> };

/** Undefined where this machine has none. The configuration is that of docs/how-to/run-several-instances.md. */
export async function startHaProxy(
  port: number,
  serverUrls: readonly string[],
): Promise<HaProxy | undefined> {
  const binary = BINARIES.find((path) => existsSync(path));
  if (binary === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bondline-haproxy-"));
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, configuration(port, serverUrls));
  const balancer = spawn(binary, ["-db", "-f", file], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(balancer, url);
  return {
    url,
    stop: async () => {
      const ended = once(balancer, "exit");
      balancer.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(port: number, serverUrls: readonly string[]): string {
  const servers = serverUrls.map((url, place) => `  server instance${place} ${new URL(url).host} check`);
  return `defaults
  mode http
  timeout connect 2s
  timeout check 10s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  retries 3
  retry-on conn-failure
  option redispatch
  option forwardfor
frontend portal
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  balance roundrobin
  option httpchk GET /ready
  http-response set-header x-served-by %s
  default-server inter 200ms fall 1 rise 1
${servers.join("\n")}
`;
}

async function untilReady(balancer: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (balancer.exitCode !== null) throw new Error(`HAProxy ended with ${balancer.exitCode}.`);
    const status = await fetch(`${url}/ready`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("HAProxy did not answer in time.");
}
