-- A guest's link does nothing more once its visit belongs to an account: also for those that were claimed before.
UPDATE "bookings" SET "manage_version" = "manage_version" + 1 WHERE "client_id" IS NOT NULL AND "guest_name" IS NOT NULL;
