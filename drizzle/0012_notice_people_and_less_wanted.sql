CREATE TABLE "notice_people" (
	"notice_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "notice_people_notice_id_user_id_pk" PRIMARY KEY("notice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "less_wanted" (
	"user_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "less_wanted_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "notice_people" ADD CONSTRAINT "notice_people_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_people" ADD CONSTRAINT "notice_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "less_wanted" ADD CONSTRAINT "less_wanted_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "less_wanted" ADD CONSTRAINT "less_wanted_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_people_user_id_idx" ON "notice_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "less_wanted_user_id_idx" ON "less_wanted" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "less_wanted_post_id_idx" ON "less_wanted" USING btree ("post_id");--> statement-breakpoint
-- Who stands in notices that were written before.
INSERT INTO "notice_people" ("notice_id", "user_id", "at")
  SELECT notices.id, users.id, notices.updated_at FROM notices JOIN users ON users.id = ANY(notices.actor_ids);
