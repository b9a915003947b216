ALTER TABLE "bookings" DROP CONSTRAINT "bookings_holder_check";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_guest_check";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_holder_check" CHECK (num_nonnulls("bookings"."client_id", "bookings"."guest_name") >= 1);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_check" CHECK ("bookings"."guest_email" is null or "bookings"."guest_name" is not null);