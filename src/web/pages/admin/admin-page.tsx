import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { AdminData } from './load.ts';

/** A page of the admin area with what was loaded for it, and the moment of that. */
export function AdminPage({ children }: { children: (now: number) => ReactNode }) {
  const { queries, now } = useLoaderData<AdminData>();
  return <HydrationBoundary state={queries}>{children(now)}</HydrationBoundary>;
}
