ALTER TABLE "bookings" DROP CONSTRAINT "bookings_once_paid_check";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_once_paid_check" CHECK (("bookings"."due_now" > 0) = ("bookings"."once_paid" is not null)
        or ("bookings"."parent_booking_id" is not null and "bookings"."due_now" = 0));