ALTER TABLE "bookings" ADD COLUMN "additions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "add_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_additions_check" CHECK (jsonb_typeof("bookings"."additions") = 'array' and jsonb_array_length("bookings"."additions") <= 4);--> statement-breakpoint
-- explore: what is only booked with something else is no free time of its own.
DROP TRIGGER services_free_times ON services;
--> statement-breakpoint
CREATE TRIGGER services_free_times
  AFTER INSERT OR DELETE OR UPDATE OF duration, extra_gap, price, currency, discount, add_on, published, removed_at ON services
  FOR EACH ROW EXECUTE FUNCTION note_free_time_change('user_id');
